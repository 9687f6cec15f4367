import { confirmEndpoint, withOtherEndpoint } from '../preparations/webhook-setup.ts'
import { CHOICE, CODE, type RequestFields, readIn } from '../request-fields.ts'

const inEndpoint = readIn('listWebhookEndpoints', 'items[0].')

export const requestFields: RequestFields = {
  createWebhookEndpoint: {
    afterwards: confirmEndpoint,
    fields: { url: inEndpoint('url'), eventTypes: inEndpoint('eventTypes') },
  },
  changeWebhookEndpoint: {
    prepare: withOtherEndpoint,
    afterwards: confirmEndpoint,
    fields: {
      url: inEndpoint('url'),
      eventTypes: inEndpoint('eventTypes'),
      enabled: { ...inEndpoint('state'), as: sent => (sent ? 'enabled' : 'disabled') },
    },
  },
  rollWebhookSecret: { fields: { overlapHours: CHOICE } },
  confirmWebhookEndpoint: { fields: { otp: CODE } },
}
