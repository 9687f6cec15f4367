import { and, eq } from 'drizzle-orm'
import type { EmailChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { emailChangeOf, newLink, presentEmailChange, sendLink } from './email-link.ts'

/** Sends a new link to the address, in place of the one before it. */
export const sendEmailLink = (deps: Deps, bearer: SessionBearer, id: string): Promise<EmailChange> =>
  deps.db.transaction(async tx => {
    const now = deps.clock()
    const { newEmail, state, expiresAt } = await emailChangeOf(tx, bearer.account.id, id)
    if (state !== 'waiting' || expiresAt <= now) throw new PlinkError('ACTION_EXPIRED')
    const { token, columns } = newLink(now)
    const isWaiting = and(eq(emailChanges.id, id), eq(emailChanges.state, 'waiting'))
    const [change] = await tx.update(emailChanges).set(columns).where(isWaiting).returning()
    // A concurrent call was faster.
    if (!change) throw new PlinkError('ACTION_EXPIRED')
    await sendLink(tx, deps, bearer, { newEmail, token, now })
    return keepResponse(tx, presentEmailChange(change, now))
  })
