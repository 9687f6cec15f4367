import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

export const SUPPORT: readonly Screen[] = [{ id: 'support', path: paths.support, calls: [call('getSupport')] }]
