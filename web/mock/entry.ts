// In place of web/main.tsx in `npm run dev:mock`.
import { operations } from 'virtual:plink-contract'
import { writeEarlierVisit } from './memory.ts'
import { installMemoryStorages } from './memory-storages.ts'
import { allStates } from './screen-states.ts'
import { visitOf } from './visit.ts'

const visit = visitOf(location.search)
const state = allStates(operations).find(({ id }) => id === visit.state)

// Before any module of the app reads what is stored.
if (state) {
  installMemoryStorages()
  if (state.memory.resumed) writeEarlierVisit(state.memory, localStorage)
}
const { startApp } = await import('./start-app.ts')
startApp(visit, state)
