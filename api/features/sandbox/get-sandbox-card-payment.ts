import type { SandboxCardPayment } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { findSandboxCardPayment } from '#api/outside/sandbox/card-top-up.ts'
import { sar } from '#domain/money/money.ts'

/** Returns the content of the 3-D Secure page. Throws `TOP_UP_NOT_FOUND`. */
export async function getSandboxCardPayment({ db, clock }: Deps, paymentId: string): Promise<SandboxCardPayment> {
  const payment = await findSandboxCardPayment(db, clock, paymentId)
  if (!payment) throw new PlinkError('TOP_UP_NOT_FOUND')
  const { id, amount, state, returnUrl } = payment
  return { paymentId: id, amount: sar(amount), status: state, returnUrl }
}
