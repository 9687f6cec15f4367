import { operations } from 'virtual:plink-contract'
import { enteredState, enterState } from './enter-state.ts'
import { allStates } from './screen-states.ts'
import { type FullVisit, fullVisit, type Visit, visitPath } from './visit.ts'

const byId = new Map(allStates(operations).map(state => [state.id, state]))

/** Shows a state: at once where the page is in one already, else by loading the page, which then gets storages of its own. */
export function goToState(id: string, asked: Visit = {}): void {
  const state = byId.get(id)
  if (!state) return
  const visit = fullVisit({ ...asked, state: id }, document.documentElement)
  const isIsolated = enteredState() !== undefined
  if (isIsolated && !state.memory.resumed) enterState(state, visit)
  else location.assign(visitPath(state.screen.path, visit))
}

/** What the gallery tells its frames. */
export interface VisitMessage {
  plinkVisit: FullVisit
}

/** Another state, language or theme for this page, without loading it again. */
export function followGallery(): void {
  window.addEventListener('message', ({ origin, data }: MessageEvent<Partial<VisitMessage> | null>) => {
    const state = data?.plinkVisit?.state ?? enteredState()
    if (origin === location.origin && data?.plinkVisit && state) goToState(state, data.plinkVisit)
  })
}
