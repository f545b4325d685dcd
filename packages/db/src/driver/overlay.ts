/** The client with other functions under these names. */
export function overlay<Client extends object, Own extends object>(client: Client, own: Own): Client & Own {
  return new Proxy(client, { get: (target, name) => Reflect.get(name in own ? own : target, name) }) as Client & Own
}
