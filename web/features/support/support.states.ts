import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

const stored = { signedIn: true }

export const SUPPORT: readonly Screen[] = [{ id: 'support', path: paths.support, stored, calls: [call('getSupport')] }]
