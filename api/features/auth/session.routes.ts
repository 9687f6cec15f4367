import { newestSecurityEvents, toSecurityEvent } from '#api/accounts/security-events.ts'
import { endOtherSessions, endSession, liveSessions, toSession } from '#api/accounts/sessions.ts'
import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { noContent } from '#api/http/responses.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { changePassword } from './change-password.service.ts'
import { describeAccount } from './me.service.ts'
import { presentTokens } from './present.ts'
import { refresh, signOut } from './session.service.ts'

export function sessionRoutes({ implement, deps }: Api): void {
  const { db, clock } = deps

  implement(contract.refreshTokens, async c => {
    const { refreshToken } = c.req.valid('json')
    return c.json(presentTokens(await refresh(deps, refreshToken, c.var.receivedAt)), 200)
  })

  implement(contract.logout, async c => {
    await signOut(deps, c.req.valid('json').refreshToken, c.var.receivedAt)
    return noContent(c)
  })

  implement(contract.changePassword, async c =>
    c.json(presentTokens(await changePassword(deps, c.var.bearer, c.req.valid('json'))), 200),
  )

  implement(contract.getMe, async c => c.json(await describeAccount(deps, c.var.bearer), 200))

  implement(contract.listSessions, async c => {
    const { account, sessionId } = c.var.bearer
    const sessions = await liveSessions(db, account.id, clock())
    const items = sessions.map(each => toSession(each, sessionId))
    return c.json({ items: items.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)), nextCursor: null }, 200)
  })

  implement(contract.endSession, async c => {
    const ended = await endSession(db, c.var.bearer.account.id, c.req.valid('param').sessionId, 'owner', clock())
    if (!ended) throw new PlinkError('SESSION_NOT_FOUND')
    return noContent(c)
  })

  implement(contract.endOtherSessions, async c => {
    const { account, sessionId } = c.var.bearer
    return c.json({ ended: await endOtherSessions(db, account.id, sessionId, 'owner', clock()) }, 200)
  })

  implement(contract.listSecurityEvents, async c => {
    const events = await newestSecurityEvents(db, c.var.bearer.account.id)
    return c.json({ items: events.map(toSecurityEvent), nextCursor: null }, 200)
  })
}
