import { scenarioOf } from '../scenario.ts'
import type { ScreeningProvider } from './screening.ts'

export const sandboxScreening: ScreeningProvider = {
  async screen({ idNumber }) {
    const scenario = scenarioOf('idNumber', idNumber)
    if (scenario === 'screening_unavailable') return { kind: 'unavailable' }
    if (scenario === 'screening_review') {
      return { kind: 'review', reason: 'Your details need a manual compliance review.' }
    }
    return { kind: 'clear' }
  },
}
