import type { Deps } from '#api/deps.ts'
import { presentSandboxNafath } from './present-sandbox-nafath.ts'
import { requireSandboxRequest } from './sandbox.store.ts'

export async function getSandboxNafathRequest({ db, clock }: Deps, sessionId: string) {
  return presentSandboxNafath(await requireSandboxRequest(db, sessionId), clock())
}
