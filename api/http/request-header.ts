import type { Context } from 'hono'

/**
 * As `c.req.header`, without the Headers object that the listener would make for each request. The name is in lower case. A header that is
 * sent twice has both values, so that nothing which expects one accepts it.
 */
export function requestHeader(c: Context, name: string): string | undefined {
  // Tests call the app without a listener.
  const sent: string[] | undefined = c.env?.incoming?.rawHeaders
  if (!sent) return c.req.header(name)
  let found: string | undefined
  for (let index = 0; index < sent.length; index += 2) {
    const [key, value] = [sent[index], sent[index + 1]]
    if (key?.length !== name.length || key.toLowerCase() !== name) continue
    found = found === undefined ? value : `${found}, ${value}`
  }
  return found
}
