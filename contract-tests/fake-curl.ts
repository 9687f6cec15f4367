// Takes the place of curl, which is not on every machine, for the shell scripts of the flows.
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean' },
    'show-error': { type: 'boolean' },
    request: { type: 'string', default: 'GET' },
    header: { type: 'string', multiple: true, default: [] },
    data: { type: 'string' },
    'write-out': { type: 'string', default: '' },
  },
})
const { request: method, header, data } = values
const headers = new Headers(header.map((line): [string, string] => [line.split(': ')[0]!, line.replace(/^.*?: /, '')]))
// `@-` is the standard input.
const response = await fetch(positionals[0]!, {
  method,
  headers,
  ...(data === '@-' && { body: await text(process.stdin) }),
})
const afterwards = values['write-out'].replace('\\n', '\n').replace('%{http_code}', String(response.status))
process.stdout.write((await response.text()) + afterwards)
