/** As much of Postman's collection format v2.1 as ours has. Insomnia, Bruno and Hoppscotch import it, too. */
export const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

export interface Collection {
  info: { name: string; description: string; version: string; schema: typeof FORMAT }
  item: CollectionFolder[]
  variable: CollectionVariable[]
}

export interface CollectionFolder {
  name: string
  description: string
  item: (CollectionItem | CollectionFolder)[]
}

export interface CollectionItem {
  name: string
  event?: CollectionEvent[]
  request: CollectionRequest
  response: []
}

export interface CollectionEvent {
  /** Before the request, or after its answer. */
  listen: 'prerequest' | 'test'
  script: { type: 'text/javascript'; exec: string[] }
}

export interface CollectionRequest {
  method: string
  description: string
  auth: { type: 'noauth' } | { type: 'bearer'; bearer: [{ key: 'token'; value: string; type: 'string' }] }
  header: { key: string; value: string; description?: string; disabled?: boolean }[]
  body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } }
  url: { raw: string; host: [string]; path: string[]; query: CollectionParameter[] }
}

export interface CollectionParameter {
  key: string
  value: string
  description?: string
  /** Sent only when somebody ticks it. */
  disabled?: boolean
}

export interface CollectionVariable {
  key: string
  value: string
  type: 'string'
}

export const variableOf = (key: string, value: string): CollectionVariable => ({ key, value, type: 'string' })

/** What stands where a variable is filled in. */
export const filledIn = (variable: string): string => `{{${variable}}}`

export function authOf(token: string | undefined): CollectionRequest['auth'] {
  if (token === undefined) return { type: 'noauth' }
  return { type: 'bearer', bearer: [{ key: 'token', value: token, type: 'string' }] }
}

export const jsonBody = (value: unknown): NonNullable<CollectionRequest['body']> => ({
  mode: 'raw',
  raw: JSON.stringify(value, null, 2),
  options: { raw: { language: 'json' } },
})

/** A path may hold variables already. */
export function urlOf(path: string, query: CollectionParameter[]): CollectionRequest['url'] {
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  const search = sent.length > 0 ? `?${sent.join('&')}` : ''
  return { raw: `{{baseUrl}}${path}${search}`, host: ['{{baseUrl}}'], path: path.slice(1).split('/'), query }
}
