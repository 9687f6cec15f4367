import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'
import type { ServerProcess } from './processes/server-process.ts'
import { newPhone } from './unique-values.ts'

/**
 * Opens a connection over which a test sends requests in parts, so that a request is under way for exactly as long as the test needs.
 * @param port the port of a server on this machine
 */
export async function openConnection(port: number) {
  const socket = connect(port)
  let received = ''
  socket.setEncoding('utf8').on('data', chunk => {
    received += chunk
  })
  const closed = new Promise<string>(resolve => socket.on('close', () => resolve(received)))
  await once(socket, 'connect')
  return {
    /** Resolves when the server's machine has the text. */
    send: (text: string) => new Promise<void>(resolve => socket.write(text, () => resolve())),
    untilReceived: (text: string) => expect.poll(() => received).toContain(text),
    /** Resolves with everything that was received, once the server has closed the connection. */
    closed,
  }
}

/** Starts a sign-up whose request is under way in the product until `finish` sends the rest of it. */
export async function openSendOtp({ url }: Pick<ServerProcess, 'url'>) {
  const body = JSON.stringify({ phoneNumber: `+966${newPhone().slice(1)}`, businessType: 'freelancer' })
  const { send, untilReceived, closed } = await openConnection(Number(new URL(url).port))
  const headers = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`
  await send(`POST /api/v1/auth/send-otp HTTP/1.1\r\n${headers}Expect: 100-continue\r\n\r\n`)
  await untilReceived('100 Continue')
  return { finish: () => send(body), closed }
}
