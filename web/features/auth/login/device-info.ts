import type { Device } from '#web/api/generated/model/index.ts'
import { stateField } from '#web/lib/navigation-state.ts'

/** The most that the contract takes; browsers inside of apps name themselves at length. */
const USER_AGENT_MAX_LENGTH = 512

/** What the server knows this browser by. Taken once, with the password: a phone that is turned has another resolution. */
export function deviceInfo(): Device {
  return {
    platform: 'web',
    userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    screenResolution: `${screen.width}x${screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The device that an earlier page of the sign-in was told of. */
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
