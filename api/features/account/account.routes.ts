import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { endOtherSessions, endSession } from '#api/people/accounts/sessions.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { cancelPhoneChange } from './cancel-phone-change.ts'
import { changeEmail } from './change-email.ts'
import { changeMessageLanguage } from './change-message-language.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { confirmPhoneChange } from './confirm-phone-change.ts'
import { getEmailChange } from './get-email-change.ts'
import { getMe } from './get-me.ts'
import { getPhoneChange } from './get-phone-change.ts'
import { getRegistration } from './get-registration.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listSessions } from './list-sessions.ts'
import { sendEmailLink } from './send-email-link.ts'
import { sendPhoneChangeCode } from './send-phone-change-code.ts'
import { startPhoneChange } from './start-phone-change.ts'

export function accountRoutes({ implement, deps }: Api): void {
  const { db, clock } = deps

  implement(contract.changePassword, async c =>
    c.json(await changePassword(deps, c.var.bearer, c.req.valid('json')), 200),
  )

  implement(contract.getMe, async c => c.json(await getMe(deps, c.var.bearer), 200))

  implement(contract.changeEmail, async c => c.json(await changeEmail(deps, c.var.bearer, c.req.valid('json')), 200))

  implement(contract.getEmailChange, async c => c.json(await getEmailChange(deps, c.var.bearer), 200))

  implement(contract.confirmEmailChange, async c =>
    c.json(await confirmEmailChange(deps, c.req.valid('json').token), 200),
  )

  implement(contract.sendEmailLink, async c =>
    c.json(await sendEmailLink(deps, c.var.bearer, c.req.valid('param').emailChangeId), 200),
  )

  implement(contract.cancelEmailChange, async c =>
    c.json(await cancelEmailChange(deps, c.var.bearer, c.req.valid('param').emailChangeId), 200),
  )

  implement(contract.changeMessageLanguage, async c =>
    c.json(await changeMessageLanguage(deps, c.var.bearer, c.req.valid('json').messageLanguage), 200),
  )

  implement(contract.getRegistration, async c => c.json(await getRegistration(deps, c.var.bearer), 200))

  implement(contract.getPhoneChange, async c => c.json(await getPhoneChange(deps, c.var.bearer), 200))

  implement(contract.startPhoneChange, async c =>
    c.json(await startPhoneChange(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.confirmPhoneChange, async c => {
    const { phoneChangeId } = c.req.valid('param')
    return c.json(await confirmPhoneChange(deps, c.var.bearer, phoneChangeId, c.req.valid('json').otp), 200)
  })

  implement(contract.sendPhoneChangeCode, async c =>
    c.json(await sendPhoneChangeCode(deps, c.var.bearer, c.req.valid('param').phoneChangeId), 200),
  )

  implement(contract.cancelPhoneChange, async c =>
    c.json(await cancelPhoneChange(deps, c.var.bearer, c.req.valid('param').phoneChangeId), 200),
  )

  implement(contract.listSessions, async c =>
    c.json({ items: await listSessions(deps, c.var.bearer), nextCursor: null }, 200),
  )

  implement(contract.endSession, async c => {
    const isEnded = await endSession(db, c.var.bearer.person.id, c.req.valid('param').sessionId, 'owner', clock())
    if (!isEnded) throw new PlinkError('SESSION_NOT_FOUND')
    return c.body(null, 204)
  })

  implement(contract.endOtherSessions, async c => {
    const { person, sessionId } = c.var.bearer
    return c.json({ ended: await endOtherSessions(db, person.id, sessionId, 'owner', clock()) }, 200)
  })

  implement(contract.listSecurityEvents, async c =>
    c.json({ items: await listSecurityEvents(deps, c.var.bearer), nextCursor: null }, 200),
  )
}
