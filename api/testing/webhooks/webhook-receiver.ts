import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Event } from '#api/contract/generated/schemas.ts'

export interface Received {
  id: string
  event: Event
  body: string
  signedBy(secret: string): boolean
}

type Answer = (response: ServerResponse) => void

/** Starts a program on this machine that receives webhooks, and responds as a test tells it. */
export async function webhookReceiver() {
  const received: Received[] = []
  let answer: Answer = response => response.end('ok')
  const server = createServer(async (request, response) => {
    received.push(await read(request))
    answer(response)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/plink`,
    port,
    received,
    answerWith(next: Answer): void {
      answer = next
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const withStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  response =>
    response.writeHead(status, headers).end()

async function read(request: IncomingMessage): Promise<Received> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = request.headers
  return {
    id: String(id),
    event: JSON.parse(body),
    body,
    signedBy(secret) {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
      const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
      return String(signatures).split(' ').includes(`v1,${expected}`)
    },
  }
}
