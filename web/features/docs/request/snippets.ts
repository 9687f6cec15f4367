import { type ApiRequest, headersOf } from './api-request.ts'

export const SNIPPET_LANGUAGES = ['curl', 'js'] as const
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number]

/** The call as code, to a server at this origin. */
export function snippetOf(language: SnippetLanguage, request: ApiRequest, origin: string): string {
  return language === 'curl' ? curlOf(request, origin) : fetchOf(request, origin)
}

function curlOf(request: ApiRequest, origin: string): string {
  const { method, path, body } = request
  const headers = Object.entries(headersOf(request)).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data = body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]
  // With data, curl sends a POST by default.
  const verb = method === (body === undefined ? 'GET' : 'POST') ? '' : `-X ${method} `
  return [`curl ${verb}${quoted(origin + path)}`, ...headers, ...data].join(' \\\n  ')
}

/** Quoted for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** A module that runs in Node and in the browser's console. */
function fetchOf(request: ApiRequest, origin: string): string {
  const options = optionsOf(request)
  const call = `fetch('${origin}${request.path}'${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''})`
  return `const response = await ${call}\nconsole.log(response.status, await response.json())`
}

function optionsOf(request: ApiRequest): string[] {
  const headers = Object.entries(headersOf(request)).map(([name, value]) => `'${name}': '${value}'`)
  return [
    ...(request.method === 'GET' ? [] : [`  method: '${request.method}',`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(request.body === undefined ? [] : [`  body: JSON.stringify(${literal(request.body)}),`]),
  ]
}

/** The body as indented JSON. */
const literal = (body: unknown) => JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')
