import { randomUUID } from 'node:crypto'
import type { Db } from '#api/db/client.ts'
import { sandboxMessages } from '#api/db/schema/sandbox.ts'
import type { Clock } from '#api/platform/clock.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { scenarioOf } from '../scenario.ts'
import type { SmsProvider } from './sms.ts'

/** Keeps the messages for the pretend phone instead of sending them. */
export function sandboxSms(db: Db, clock: Clock): SmsProvider {
  return {
    async send({ to, body }) {
      const scenario = scenarioOf('phoneNumber', phoneFromE164(to))
      if (scenario === 'otp_send_failed') return 'refused'
      if (scenario === 'otp_slow') return new Promise(() => {})
      await db.insert(sandboxMessages).values({ id: randomUUID(), phone: to, body, sentAt: clock() })
      return 'sent'
    },
  }
}
