import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { createSandboxBankCredit } from './create-sandbox-bank-credit.ts'
import { createSandboxBusiness } from './create-sandbox-business.ts'
import { createSandboxPosting } from './create-sandbox-posting.ts'
import { createSandboxReconciliationFile } from './create-sandbox-reconciliation-file.ts'
import { decideSandboxCardPayment } from './decide-sandbox-card-payment.ts'
import { decideSandboxNafath } from './decide-sandbox-nafath.ts'
import { failSandboxTransfer } from './fail-sandbox-transfer.ts'
import { getSandboxCardPayment } from './get-sandbox-card-payment.ts'
import { getSandboxClock } from './get-sandbox-clock.ts'
import { getSandboxNafathRequest } from './get-sandbox-nafath-request.ts'
import { listSandboxCalls } from './list-sandbox-calls.ts'
import { listSandboxEmails } from './list-sandbox-emails.ts'
import { listSandboxMessages } from './list-sandbox-messages.ts'
import { listSandboxNafathRequests } from './list-sandbox-nafath-requests.ts'
import { moveSandboxClock } from './move-sandbox-clock.ts'
import { pressSandboxCall } from './press-sandbox-call.ts'
import { resetSandboxBusiness } from './reset-sandbox-business.ts'
import { returnSandboxTransfer } from './return-sandbox-transfer.ts'
import { runSandboxRescreening } from './run-sandbox-rescreening.ts'
import { settleSandboxTransfer } from './settle-sandbox-transfer.ts'

/** Everything outside of Plink that the sandbox simulates. Not mounted in live mode. */
export function sandboxRoutes(api: Api): void {
  businessRoutes(api)
  moneyRoutes(api)
  identityRoutes(api)
}

/** The test businesses of programs. */
function businessRoutes({ implement, deps }: Api): void {
  implement(contract.createSandboxBusiness, async c =>
    c.json(await createSandboxBusiness(deps, c.req.valid('json'), c.var.address), 201),
  )

  implement(contract.resetSandboxBusiness, async c => c.json(await resetSandboxBusiness(deps, c.var.bearer), 200))

  implement(contract.getSandboxClock, async c => c.json(await getSandboxClock(deps, c.var.bearer), 200))

  implement(contract.moveSandboxClock, async c =>
    c.json(await moveSandboxClock(deps, c.var.bearer, c.req.valid('json')), 200),
  )
}

/** The payers and payees outside of the wallets. */
function moneyRoutes({ implement, deps }: Api): void {
  implement(contract.createSandboxPosting, async c =>
    c.json(await createSandboxPosting(deps, c.req.valid('json')), 201),
  )

  implement(contract.createSandboxBankCredit, async c =>
    c.json(await createSandboxBankCredit(deps, c.req.valid('json'), c.req.valid('header')['Idempotency-Key']), 201),
  )

  implement(contract.createSandboxReconciliationFile, async c =>
    c.json(await createSandboxReconciliationFile(deps, c.req.valid('json')), 200),
  )

  implement(contract.getSandboxCardPayment, async c =>
    c.json(await getSandboxCardPayment(deps, c.req.valid('param').paymentId), 200),
  )

  implement(contract.decideSandboxCardPayment, async c => {
    const { paymentId } = c.req.valid('param')
    return c.json(await decideSandboxCardPayment(deps, paymentId, c.req.valid('json')), 200)
  })

  implement(contract.settleSandboxTransfer, async c =>
    c.json(await settleSandboxTransfer(deps, c.req.valid('param').transferId), 200),
  )

  implement(contract.failSandboxTransfer, async c =>
    c.json(await failSandboxTransfer(deps, c.req.valid('param').transferId), 200),
  )

  implement(contract.returnSandboxTransfer, async c =>
    c.json(await returnSandboxTransfer(deps, c.req.valid('param').transferId), 200),
  )
}

/** The simulated phone, the simulated Nafath portal and the lists of the screening. */
function identityRoutes({ implement, deps }: Api): void {
  implement(contract.runSandboxRescreening, async c =>
    c.json(await runSandboxRescreening(deps, c.req.valid('json').phoneNumber), 200),
  )

  implement(contract.listSandboxMessages, async c => {
    const items = await listSandboxMessages(deps, c.req.valid('query').phoneNumber)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.listSandboxEmails, async c => {
    const items = await listSandboxEmails(deps, c.req.valid('query').phoneNumber)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.listSandboxNafathRequests, async c => {
    const items = await listSandboxNafathRequests(deps, c.req.valid('query').phoneNumber)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.getSandboxNafathRequest, async c =>
    c.json(await getSandboxNafathRequest(deps, c.req.valid('param').sessionId), 200),
  )

  implement(contract.decideSandboxNafath, async c => {
    const { sessionId } = c.req.valid('param')
    return c.json(await decideSandboxNafath(deps, sessionId, c.req.valid('json').decision), 200)
  })

  implement(contract.listSandboxCalls, async c => {
    const items = await listSandboxCalls(deps, c.req.valid('query').phoneNumber)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.pressSandboxCall, async c => {
    const { callbackId } = c.req.valid('param')
    return c.json(await pressSandboxCall(deps, callbackId, c.req.valid('json').digit), 200)
  })
}
