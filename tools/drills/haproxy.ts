import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#api/dev/free-port.ts'
import { HAPROXY, requireProgram } from '../programs.ts'

export interface RunningBalancer {
  url: string
  stop(): Promise<void>
}

/**
 * Starts HAProxy in front of servers at these ports. A server that is not ready gets no new requests. HAProxy repeats only requests that no server
 * has received.
 */
export async function startBalancer(ports: number[]): Promise<RunningBalancer> {
  const program = await requireProgram(HAPROXY)
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'plink-haproxy-')), await freePort()]
  const settings = join(folder, 'haproxy.cfg')
  await writeFile(
    settings,
    [
      'defaults',
      '  mode http',
      // A busy server may take some time to report that it is ready.
      ...['connect 2s', 'client 60s', 'server 60s', 'check 5s'].map(each => `  timeout ${each}`),
      '  option redispatch',
      '  option httpchk',
      '  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host localhost',
      '  default-server check inter 200ms fall 1 rise 1',
      'listen plink',
      `  bind 127.0.0.1:${port}`,
      ...ports.map((each, index) => `  server plink${index} 127.0.0.1:${each}`),
      '',
    ].join('\n'),
  )
  const child = spawn(program, ['-db', '-f', settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'exit')
  const said: string[] = []
  createInterface({ input: child.stderr }).on('line', line => said.push(line))
  const failed = exited.then(() => Promise.reject(new Error(`HAProxy stopped:\n${said.join('\n')}`)))
  const url = `http://127.0.0.1:${port}`
  await Promise.race([untilServed(url), failed])
  failed.catch(() => {})
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilServed(url: string): Promise<void> {
  const isServed = await fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isServed) await untilServed(url)
}
