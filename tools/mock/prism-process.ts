import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

const PRISM = createRequire(import.meta.url).resolve('@stoplight/prism-cli')
const LINES_OF_A_FAILURE = 20
const LISTENING = /Prism is listening on (http:\S+)/

export interface PrismProcess {
  /** Returns the URL at which Prism listens. While it loads another version of the document, the promise waits until it is ready. */
  url(): Promise<string>
  /** Reports that the document has changed. Prism watches the file and listens on another port afterwards. */
  reloads(): void
  close(): void
}

/** Runs `prism mock` of a document on a free port. */
export function startPrism(document: string): PrismProcess {
  // A build in this process leaves NODE_ENV at `production`, in which Prism starts several processes and crashes.
  const args = ['mock', document, '--port', '0', '--multiprocess', 'false']
  const child = spawn(process.execPath, [PRISM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  let listening = awaitUrl()
  const read = (line: string) => {
    const url = LISTENING.exec(line)?.[1]
    if (url) listening.resolve(url)
    output.push(line)
    output.splice(0, output.length - LINES_OF_A_FAILURE)
  }
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', read)
  // Prism may end before it listens, while it listens, or while it reloads. Both current and later callers get the reason.
  child.on('close', () => {
    const ended = new Error(`Prism has ended: ${output.join('\n')}`)
    listening.reject(ended)
    listening = awaitUrl()
    listening.reject(ended)
  })
  process.once('exit', () => child.kill())
  return {
    url: () => listening.promise,
    reloads: () => {
      listening = awaitUrl()
    },
    close: () => child.kill(),
  }
}

/** The handler keeps a rejection that is not awaited from ending the process. */
function awaitUrl(): PromiseWithResolvers<string> {
  const url = Promise.withResolvers<string>()
  url.promise.catch(() => {})
  return url
}
