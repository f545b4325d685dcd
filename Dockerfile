# Hearthbook as one container: the server and the web app, with the embedded database in /data or a Postgres in DATABASE_URL.
FROM node:22-slim AS build
WORKDIR /build
COPY . .
RUN npm install --no-audit --no-fund && npm run build:container

FROM node:22-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=build /build/dist/container /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# On SIGTERM the server finishes running work and closes its database within 13 seconds. docker stop waits only ten, unless the
# container is started with --stop-timeout 15 (docs/deploy.md).
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=16", "--heap-growing-percent=50", "/app/index.mjs"]
