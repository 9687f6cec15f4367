import { clientState } from '#web/mock/screen-definition.ts'

export const viewer = clientState('viewer', { stored: { viewer: true } })
export const REASON = 'The owner has called and named their details'
