import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, test } from 'vitest'
import { eventExample } from '#web/api/generated/event-index.ts'
import { readmeSnippet } from '#web/features/docs/client/readme-snippets.ts'
import { VERIFYING_IN_PHP, VERIFYING_IN_PYTHON } from '#web/features/docs/conventions/examples.ts'
import { verifyWebhook, WebhookError } from '../client/src/verify-webhook.ts'
import { PHP, PYTHON, requireProgram } from './programs.ts'

/** The time-out includes the installation of a missing language. */
const INSTALLING_MILLISECONDS = 300_000

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
const OLD_SECRET = `whsec_${Buffer.from('another one').toString('base64')}`
const { eventId } = eventExample.body
// The name contains letters of more than one byte.
const BODY = JSON.stringify({ ...eventExample.body, name: 'مخبز نجد' })

function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

interface Delivery {
  headers: Record<string, string>
  body: string
}

function delivery({ at = Date.now(), secrets = [SECRET] } = {}): Delivery {
  const seconds = String(Math.floor(at / 1000))
  const signatures = secrets.map(each => signature(each, `${eventId}.${seconds}.${BODY}`))
  const headers = { 'webhook-id': eventId, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
  return { headers, body: BODY }
}

const signed = delivery()
const ACCEPTED = { signed, 'signed with two secrets': delivery({ secrets: [OLD_SECRET, SECRET] }) }
const REFUSED = {
  'signed by somebody else': delivery({ secrets: [OLD_SECRET] }),
  changed: { ...signed, body: `${BODY} ` },
  'of another event': { ...signed, headers: { ...signed.headers, 'webhook-id': 'another' } },
  recorded: delivery({ at: Date.now() - 301_000 }),
  'with a signature that is not ASCII': { ...signed, headers: { ...signed.headers, 'webhook-signature': 'v1,é' } },
  'without headers': { headers: {}, body: BODY },
}
const DELIVERIES: Record<string, Delivery> = { ...ACCEPTED, ...REFUSED }

describe('the example program accepts what Plink has signed, and nothing else', () => {
  const expected = Object.keys(DELIVERIES).map(name => [name, name in ACCEPTED])
  const outcomes = (accepted: boolean[]) => Object.keys(DELIVERIES).map((name, index) => [name, accepted[index]])

  test('in TypeScript', async () => {
    const accepted = []
    for (const each of Object.values(DELIVERIES)) accepted.push(await receive(each))
    expect(outcomes(accepted)).toEqual(expected)
  })

  test('in Python', { timeout: INSTALLING_MILLISECONDS }, async () => {
    const program = `${VERIFYING_IN_PYTHON}
import json, sys
print(json.dumps([is_from_plink(each['body'].encode(), each['headers'], '${SECRET}') for each in json.load(sys.stdin)]))`
    const python = await requireProgram(PYTHON)
    expect(outcomes(run(python, ['-c', program], Object.values(DELIVERIES)))).toEqual(expected)
  })

  test('in PHP', { timeout: INSTALLING_MILLISECONDS }, async () => {
    const program = `${VERIFYING_IN_PHP}
foreach (json_decode(stream_get_contents(STDIN), true) as $each) {
    $accepted[] = isFromPlink($each['body'], $each['headers'], '${SECRET}');
}
echo json_encode($accepted);`
    // These are the names that PHP gives to headers.
    const asInPhp = ([name, value]: [string, string]) => [`HTTP_${name.toUpperCase().replaceAll('-', '_')}`, value]
    const deliveries = Object.values(DELIVERIES).map(({ headers, body }) => ({
      headers: Object.fromEntries(Object.entries(headers).map(asInPhp)),
      body,
    }))
    const php = await requireProgram(PHP)
    expect(outcomes(run(php, ['-d', 'display_errors=stderr', '-r', program], deliveries))).toEqual(expected)
  })
})

/** Whether the program accepts the request. It must then have stored the event, and otherwise not. */
async function receive({ headers, body }: Delivery): Promise<boolean> {
  const [, ...program] = stripTypeScriptTypes(readmeSnippet('webhook', '')).split('\n')
  const events: unknown[] = []
  const names = ['verifyWebhook', 'WebhookError', 'secret', 'storeOnce']
  const receiver = new Function(...names, `${program.join('\n')}\nreturn receive`)(
    verifyWebhook,
    WebhookError,
    SECRET,
    (...event: unknown[]) => events.push(event),
  )
  const { status } = await receiver(new Request('https://shop.example/plink', { method: 'POST', headers, body }))
  const accepted = status === 204
  expect(events).toEqual(accepted ? [[eventId, JSON.parse(body)]] : [])
  if (!accepted) expect(status).toBe(400)
  return accepted
}

const run = (program: string, args: string[], deliveries: Delivery[]): boolean[] =>
  JSON.parse(execFileSync(program, args, { input: JSON.stringify(deliveries), encoding: 'utf8' }))
