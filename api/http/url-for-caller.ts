import type { Context } from 'hono'
import type { Deps } from '#api/deps.ts'

export type Links = Pick<Deps, 'publicUrl' | 'sandbox'>

/** A sandbox is reached by several names, such as those of a container, of which the caller knows one. */
export function urlForCaller(c: Context, { publicUrl, sandbox }: Links): string {
  const host = c.req.header('host')
  const called = `${new URL(publicUrl).protocol}//${host}`
  return sandbox && host && URL.canParse(called) ? new URL(called).origin : publicUrl
}
