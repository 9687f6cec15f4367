import type { Json } from '#domain/workflow.ts'
import type { StepRequest } from '#domain/workflow-run.ts'
import { jsQuoted } from './js-source.ts'
import { shellQuoted } from './shell-quoted.ts'

/** A request that is known as it is, for a shell. */
export function curlOf({ method, path, headers, body }: StepRequest, baseUrl: string): string {
  return [
    `curl --request ${method} ${shellQuoted(baseUrl + path)}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${shellQuoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ')
}

/** The same for a browser, or Node.js. */
export function fetchOf({ method, path, headers, body }: StepRequest, baseUrl: string): string {
  const options = [
    `  method: ${jsQuoted(method)},\n`,
    ...(Object.keys(headers).length > 0 ? [`  headers: ${asLiteral(headers)},\n`] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${asLiteral(body)}),\n`]),
  ]
  return `const response = await fetch(${jsQuoted(baseUrl + path)}, {\n${options.join('')}})\nconsole.log(response.status, await response.text())`
}

/** JSON is JavaScript, too. */
const asLiteral = (value: Json) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
