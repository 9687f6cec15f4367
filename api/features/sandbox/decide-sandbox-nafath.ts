import type { SandboxNafathDecision } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { NafathOutcome } from '#api/outside/providers/providers.ts'
import { decideSandboxRequest, sandboxOutcome } from '#api/outside/sandbox/nafath.ts'
import { presentSandboxNafath } from './present-sandbox-nafath.ts'
import { requireSandboxRequest } from './sandbox.store.ts'

type Decision = SandboxNafathDecision['decision']

/** Decides a request as the person, or Nafath's compliance, would in the portal. */
export async function decideSandboxNafath({ db, clock }: Deps, sessionId: string, decision: Decision) {
  const request = await requireSandboxRequest(db, sessionId)
  if (!isPossible(sandboxOutcome(request, clock()), decision)) throw new PlinkError('NAFATH_ALREADY_DECIDED')
  const row = await decideSandboxRequest(db, sessionId, decision)
  if (!row) throw new PlinkError('NAFATH_ALREADY_DECIDED')
  return presentSandboxNafath(row, clock())
}

function isPossible(current: NafathOutcome, decision: Decision): boolean {
  if (current.kind === 'waiting') return true
  return current.kind === 'under_review' && (decision === 'approve' || decision === 'reject')
}
