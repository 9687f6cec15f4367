import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { confirmApiKey } from './confirm-api-key.ts'
import { createApiKey } from './create-api-key.ts'
import { listApiKeyRequests } from './list-api-key-requests.ts'
import { listApiKeys } from './list-api-keys.ts'
import { resendApiKeyCode } from './resend-api-key-code.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { rollApiKey } from './roll-api-key.ts'
import { rollOwnApiKey } from './roll-own-api-key.ts'

export function apiKeysRoutes({ implement, deps }: Api): void {
  implement(contract.listApiKeys, async c =>
    c.json({ items: await listApiKeys(deps, c.var.bearer), nextCursor: null }, 200),
  )

  implement(contract.createApiKey, async c => c.json(await createApiKey(deps, c.var.bearer, c.req.valid('json')), 201))

  // This path comes before those of one key, which would take it for an id.
  implement(contract.rollOwnApiKey, async c =>
    c.json(await rollOwnApiKey(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.listApiKeyRequests, async c => {
    // The flush stores the requests that this process has just responded to, so that they are listed too.
    await deps.apiKeyRequests.flush()
    const { apiKeyId } = c.req.valid('param')
    return c.json(await listApiKeyRequests(deps, c.var.bearer, apiKeyId, pageQuery(c, c.req.valid('query'))), 200)
  })

  implement(contract.revokeApiKey, async c => {
    await revokeApiKey(deps, c.var.bearer, c.req.valid('param').apiKeyId)
    return c.body(null, 204)
  })

  implement(contract.rollApiKey, async c =>
    c.json(await rollApiKey(deps, c.var.bearer, c.req.valid('param').apiKeyId, c.req.valid('json')), 201),
  )

  implement(contract.confirmApiKey, async c =>
    c.json(await confirmApiKey(deps, c.var.bearer, c.req.valid('param').apiKeyId, c.req.valid('json').otp), 200),
  )

  implement(contract.resendApiKeyCode, async c =>
    c.json(await resendApiKeyCode(deps, c.var.bearer, c.req.valid('param').apiKeyId), 200),
  )
}
