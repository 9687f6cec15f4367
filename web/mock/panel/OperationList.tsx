import { operations } from 'virtual:plink-contract'
import { useState } from 'react'
import { OperationRow } from './OperationRow.tsx'
import { sortedOperations } from './sort-operations.ts'
import { texts } from './texts.ts'
import { useCalls } from './use-control.ts'

export function OperationList() {
  const [wanted, setWanted] = useState('')
  const calls = useCalls()
  const calledHere = new Set(calls.filter(({ page }) => page === location.pathname).map(call => call.operation))
  return (
    <section aria-labelledby="operations">
      <h3 id="operations">{texts.operations}</h3>
      <label>
        {texts.search}
        {/* No search box: there Escape would clear it, and not close the drawer. */}
        <input type="text" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      <ul>
        {sortedOperations(operations, calledHere, wanted).map(operation => (
          <OperationRow key={operation.id} operation={operation} isCalledHere={calledHere.has(operation.id)} />
        ))}
      </ul>
    </section>
  )
}
