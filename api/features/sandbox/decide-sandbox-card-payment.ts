import type { SandboxCardDecision, SandboxCardPayment } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { answerSandboxThreeDs } from '#api/outside/sandbox/card-top-up.ts'
import { getSandboxCardPayment } from './get-sandbox-card-payment.ts'

/** Answers in 3-D Secure as the holder of the card, once. Throws `TOP_UP_NOT_FOUND`. */
export async function decideSandboxCardPayment(
  deps: Deps,
  paymentId: string,
  { decision }: SandboxCardDecision,
): Promise<SandboxCardPayment> {
  await answerSandboxThreeDs(deps.db, paymentId, decision === 'approve')
  return getSandboxCardPayment(deps, paymentId)
}
