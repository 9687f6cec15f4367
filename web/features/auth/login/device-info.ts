import type { Device } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField } from '#web/lib/navigation-state.ts'

/** The contract's limit. Browsers embedded in apps have long user agents. */
const USER_AGENT_MAX_LENGTH = 512

/** Identifies this browser to the server. Read once per sign-in, because rotating a phone changes its resolution. */
export function deviceInfo(): Device {
  return {
    platform: 'web',
    userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    screenResolution: `${screen.width}x${screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The device in the location state. */
export function deviceIn(state: unknown): Device | undefined {
  const device = stateField(state, 'deviceInfo')
  if (!isDevice(device)) return undefined
  const { platform, userAgent, screenResolution, timezone } = device
  return { platform, userAgent, screenResolution, timezone }
}

function isDevice(value: unknown): value is Device {
  const fields = ['platform', 'userAgent', 'screenResolution', 'timezone']
  return fields.every(field => typeof stateField(value, field) === 'string')
}
