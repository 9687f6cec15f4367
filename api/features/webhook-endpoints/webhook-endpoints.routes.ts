import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { hiddenEventTypes } from '#api/http/authentication/hidden-event-types.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { changeWebhookEndpoint } from './change-webhook-endpoint.ts'
import { confirmWebhookEndpoint } from './confirm-webhook-endpoint.ts'
import { createWebhookEndpoint } from './create-webhook-endpoint.ts'
import { deleteWebhookEndpoint } from './delete-webhook-endpoint.ts'
import { listWebhookDeliveries } from './list-webhook-deliveries.ts'
import { listWebhookEndpoints } from './list-webhook-endpoints.ts'
import { resendWebhookDelivery } from './resend-webhook-delivery.ts'
import { resendWebhookEndpointCode } from './resend-webhook-endpoint-code.ts'
import { rollWebhookSecret } from './roll-webhook-secret.ts'
import { testWebhookEndpoint } from './test-webhook-endpoint.ts'

export function webhookEndpointsRoutes({ implement, deps }: Api): void {
  implement(contract.listWebhookEndpoints, async c =>
    c.json({ items: await listWebhookEndpoints(deps, c.var.bearer), nextCursor: null }, 200),
  )

  implement(contract.createWebhookEndpoint, async c => {
    const { bearer } = c.var
    return c.json(await createWebhookEndpoint(deps, bearer, c.req.valid('json'), hiddenEventTypes(bearer)), 201)
  })

  implement(contract.changeWebhookEndpoint, async c => {
    const { bearer } = c.var
    const { webhookEndpointId } = c.req.valid('param')
    const hidden = hiddenEventTypes(bearer)
    return c.json(await changeWebhookEndpoint(deps, bearer, webhookEndpointId, c.req.valid('json'), hidden), 200)
  })

  implement(contract.deleteWebhookEndpoint, async c => {
    await deleteWebhookEndpoint(deps, c.var.bearer, c.req.valid('param').webhookEndpointId)
    return c.body(null, 204)
  })

  implement(contract.rollWebhookSecret, async c =>
    c.json(
      await rollWebhookSecret(deps, c.var.bearer, c.req.valid('param').webhookEndpointId, c.req.valid('json')),
      200,
    ),
  )

  implement(contract.testWebhookEndpoint, async c =>
    c.json(await testWebhookEndpoint(deps, c.var.bearer, c.req.valid('param').webhookEndpointId), 201),
  )

  implement(contract.listWebhookDeliveries, async c => {
    const { webhookEndpointId } = c.req.valid('param')
    const { bearer } = c.var
    const query = { ...pageQuery(c, c.req.valid('query')), hidden: hiddenEventTypes(bearer) }
    return c.json(await listWebhookDeliveries(deps, bearer, webhookEndpointId, query), 200)
  })

  implement(contract.resendWebhookDelivery, async c => {
    const { bearer } = c.var
    const { webhookDeliveryId } = c.req.valid('param')
    return c.json(await resendWebhookDelivery(deps, bearer, webhookDeliveryId, hiddenEventTypes(bearer)), 201)
  })

  implement(contract.confirmWebhookEndpoint, async c =>
    c.json(
      await confirmWebhookEndpoint(deps, c.var.bearer, c.req.valid('param').webhookEndpointId, c.req.valid('json').otp),
      200,
    ),
  )

  implement(contract.resendWebhookEndpointCode, async c =>
    c.json(await resendWebhookEndpointCode(deps, c.var.bearer, c.req.valid('param').webhookEndpointId), 200),
  )
}
