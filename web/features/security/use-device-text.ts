import type { Device } from '#web/api/generated/model/index.ts'
import { deviceName } from '#web/lib/device-name.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/security.ts'

/** A device in words: "Chrome on Android". */
export function useDeviceText(): (device: Device) => string {
  const t = useTexts(security)
  return ({ userAgent }) => {
    const { browser, system } = deviceName(userAgent)
    if (browser && system) return t.deviceOn(browser, system)
    return browser ?? system ?? t.unknownDevice
  }
}
