/** The parts of Postman's collection format v2.1 that we use. Insomnia, Bruno and Hoppscotch also import it. */
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
  /** Before the request, or after its response. */
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
  /** The API client sends the parameter only if the user enables it. */
  disabled?: boolean
}

export interface CollectionVariable {
  key: string
  value: string
  type: 'string'
}

export const variableOf = (key: string, value: string): CollectionVariable => ({ key, value, type: 'string' })

/** The placeholder of a variable. */
export const placeholder = (variable: string): string => `{{${variable}}}`

export function authOf(token: string | undefined): CollectionRequest['auth'] {
  if (token === undefined) return { type: 'noauth' }
  return { type: 'bearer', bearer: [{ key: 'token', value: token, type: 'string' }] }
}

export const jsonBody = (value: unknown): NonNullable<CollectionRequest['body']> => ({
  mode: 'raw',
  raw: JSON.stringify(value, null, 2),
  options: { raw: { language: 'json' } },
})

/** The path may contain placeholders. */
export function urlOf(path: string, query: CollectionParameter[]): CollectionRequest['url'] {
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  const search = sent.length > 0 ? `?${sent.join('&')}` : ''
  return { raw: `{{baseUrl}}${path}${search}`, host: ['{{baseUrl}}'], path: path.slice(1).split('/'), query }
}
