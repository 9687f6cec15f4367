import * as contract from '#api/contract/generated/routes.ts'
import type { NafathState, SandboxNafathDecision } from '#api/contract/generated/schemas.ts'
import type { Api } from '#api/http/api.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { NafathOutcome } from '#api/providers/nafath/nafath.ts'
import { decideSandboxRequest, type SandboxNafathRow, sandboxOutcome } from '#api/providers/nafath/sandbox.ts'
import { type SandboxCallRow, sandboxCallOutcome } from '#api/providers/voice-call/sandbox.ts'
import { postingRoutes } from './postings.routes.ts'
import { findSandboxCall, findSandboxRequest, listCalls, listMessages, listRequests, press } from './sandbox.store.ts'

/** The pretend phone and the pretend portal. Not mounted in live mode. */
export function sandboxRoutes(api: Api): void {
  const { implement, deps } = api
  const { db, clock } = deps
  postingRoutes(api)

  implement(contract.listSandboxMessages, async c => {
    const messages = await listMessages(db, c.req.valid('query').phoneNumber)
    const items = messages.map(({ id, phone, body, sentAt }) => ({
      id,
      phoneNumber: phone,
      body,
      sentAt: sentAt.toISOString(),
    }))
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.listSandboxNafathRequests, async c => {
    const requests = await listRequests(db, c.req.valid('query').phoneNumber)
    return c.json({ items: requests.map(request => present(request, clock())), nextCursor: null }, 200)
  })

  implement(contract.getSandboxNafathRequest, async c => {
    const request = await findSandboxRequest(db, c.req.valid('param').sessionId)
    if (!request) throw new PlinkError('NAFATH_SESSION_NOT_FOUND')
    return c.json(present(request, clock()), 200)
  })

  implement(contract.decideSandboxNafath, async c => {
    const { sessionId } = c.req.valid('param')
    const { decision } = c.req.valid('json')
    const request = await findSandboxRequest(db, sessionId)
    if (!request) throw new PlinkError('NAFATH_SESSION_NOT_FOUND')
    if (!isPossible(sandboxOutcome(request, clock()), decision)) throw new PlinkError('NAFATH_ALREADY_DECIDED')
    const decided = await decideSandboxRequest(db, sessionId, decision)
    if (!decided) throw new PlinkError('NAFATH_ALREADY_DECIDED')
    return c.json(present(decided, clock()), 200)
  })

  implement(contract.listSandboxCalls, async c => {
    const calls = await listCalls(db, c.req.valid('query').phoneNumber)
    return c.json({ items: calls.map(call => presentCall(call, clock())), nextCursor: null }, 200)
  })

  implement(contract.pressSandboxCall, async c => {
    const { callbackId } = c.req.valid('param')
    const call = await findSandboxCall(db, callbackId)
    if (!call) throw new PlinkError('CALLBACK_NOT_FOUND')
    const outcome = sandboxCallOutcome(call, clock())
    const isOpen = outcome === 'calling' || outcome === 'pending'
    const pressed = isOpen && (await press(db, callbackId, c.req.valid('json').digit))
    if (!pressed) throw new PlinkError('CALL_ENDED')
    return c.json(presentCall(pressed, clock()), 200)
  })
}

const presentCall = (call: SandboxCallRow, now: Date) => ({
  callbackId: call.id,
  phoneNumber: call.phone,
  status: sandboxCallOutcome(call, now),
  createdAt: call.createdAt.toISOString(),
  expiresAt: call.expiresAt.toISOString(),
})

function isPossible(current: NafathOutcome, decision: SandboxNafathDecision['decision']): boolean {
  if (current.kind === 'waiting') return true
  return current.kind === 'under_review' && (decision === 'approve' || decision === 'reject')
}

const STATES: Record<NafathOutcome['kind'], NafathState> = {
  waiting: 'SENT',
  under_review: 'pending',
  approved: 'approved',
  declined: 'FAILED',
  rejected: 'rejected',
  expired: 'expired',
  unavailable: 'SENT',
}

const present = (request: SandboxNafathRow, now: Date) => ({
  sessionId: request.id,
  nationalId: request.nationalId,
  phoneNumber: request.phone,
  status: STATES[sandboxOutcome(request, now).kind],
  createdAt: request.createdAt.toISOString(),
  expiresAt: request.expiresAt.toISOString(),
})
