import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { createSandboxPosting } from './create-sandbox-posting.ts'
import { decideSandboxNafath } from './decide-sandbox-nafath.ts'
import { getSandboxNafathRequest } from './get-sandbox-nafath-request.ts'
import { listSandboxCalls } from './list-sandbox-calls.ts'
import { listSandboxMessages } from './list-sandbox-messages.ts'
import { listSandboxNafathRequests } from './list-sandbox-nafath-requests.ts'
import { pressSandboxCall } from './press-sandbox-call.ts'
import { runSandboxRescreening } from './run-sandbox-rescreening.ts'

/** The simulated phone, the simulated Nafath portal and the payers and payees outside of the wallets. Not mounted in live mode. */
export function sandboxRoutes({ implement, deps }: Api): void {
  implement(contract.createSandboxPosting, async c =>
    c.json(await createSandboxPosting(deps, c.req.valid('json')), 201),
  )

  implement(contract.runSandboxRescreening, async c =>
    c.json(await runSandboxRescreening(deps, c.req.valid('json').phoneNumber), 200),
  )

  implement(contract.listSandboxMessages, async c => {
    const items = await listSandboxMessages(deps, c.req.valid('query').phoneNumber)
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
