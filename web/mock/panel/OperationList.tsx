import { operations } from 'virtual:plink-contract'
import { useState } from 'react'
import type { Choice } from '#web/mock/choices.ts'
import type { MockedOperation, MockedScenario } from '#web/mock/contract.ts'
import { choiceStore } from '#web/mock/stores.ts'
import { sortedOperations } from './sort-operations.ts'
import { texts } from './texts.ts'
import { useCalls, useSettings } from './use-stores.ts'

export function OperationList() {
  const [filter, setFilter] = useState('')
  const calls = useCalls()
  const calledHere = new Set(calls.filter(({ page }) => page === location.pathname).map(call => call.operation))
  return (
    <section aria-labelledby="operations">
      <h3 id="operations">{texts.operations}</h3>
      <label>
        {texts.search}
        {/* The type is not "search", because Escape would clear the text instead of closing the drawer. */}
        <input type="text" value={filter} onChange={event => setFilter(event.target.value)} />
      </label>
      <ul>
        {sortedOperations(operations, calledHere, filter).map(operation => (
          <OperationRow key={operation.id} operation={operation} isCalledHere={calledHere.has(operation.id)} />
        ))}
      </ul>
    </section>
  )
}

interface OperationRowProps {
  operation: MockedOperation
  isCalledHere: boolean
}

const USUAL = ''
const SPECIAL = ['empty', 'held', 'offline'] as const
const SPECIAL_LABELS = { empty: texts.empty, held: texts.held, offline: texts.networkFails }

function OperationRow({ operation, isCalledHere }: OperationRowProps) {
  const { id, method, path, scenarios } = operation
  const choice = useSettings().choices[id]
  const isList = scenarios.some(({ hasItems }) => hasItems)
  return (
    <li>
      <label>
        <span>
          <b>{id}</b> {isCalledHere ? <mark>{texts.calledHere}</mark> : null}
        </span>
        <span className="quiet">
          {method} {path}
        </span>
        <select
          value={optionOf(choice)}
          onChange={event => choiceStore.choose(id, choiceFrom(scenarios, event.target.value))}
        >
          <option value={USUAL}>{texts.usual}</option>
          {scenarios.map(({ name, status, code }) => (
            <option key={`${status} ${name}`} value={`${status} ${name}`}>
              {[status, name, code].filter(Boolean).join(' · ')}
            </option>
          ))}
          {SPECIAL.filter(special => special !== 'empty' || isList).map(special => (
            <option key={special} value={special}>
              {SPECIAL_LABELS[special]}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}

const optionOf = (choice: Choice | undefined) =>
  typeof choice === 'object' ? `${choice.status} ${choice.scenario}` : (choice ?? USUAL)

function choiceFrom(scenarios: readonly MockedScenario[], value: string): Choice | undefined {
  const scenario = scenarios.find(({ name, status }) => `${status} ${name}` === value)
  return scenario ? { scenario: scenario.name, status: scenario.status } : SPECIAL.find(special => special === value)
}
