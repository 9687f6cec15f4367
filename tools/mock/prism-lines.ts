/** What of a line of Prism's log is read here. */
interface LogLine {
  level?: number
  name?: string
  msg?: string
  input?: { method?: string; url?: { path?: string }; headers?: Record<string, string> }
}

const WARN = 40
const VIOLATION = 'Violation: '

/** Turns Prism's log into a line for each request, with what it breaks of the contract below it. */
export function readableLines(print: (line: string) => void): (line: string) => void {
  return written => {
    const line: LogLine = JSON.parse(written)
    const text = readable(line)
    if (text !== undefined) print(text)
  }
}

function readable({ level = 0, name, msg = '', input }: LogLine): string | undefined {
  if (msg === 'Request received' && input) return requestLine(input)
  if (level < WARN) return undefined
  if (name !== 'VALIDATOR') return `  ! ${msg}`
  // Each violation is told twice; here with the place where it is.
  return msg.startsWith(VIOLATION) ? `  ! breaks the contract: ${msg.slice(VIOLATION.length)}` : undefined
}

function requestLine({ method = '', url, headers }: NonNullable<LogLine['input']>): string {
  const chosen = headers?.prefer === undefined ? '' : `  ${headers.prefer}`
  return `${method.toUpperCase()} ${url?.path ?? ''}${chosen}`
}
