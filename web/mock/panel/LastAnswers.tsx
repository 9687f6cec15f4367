import { texts } from './texts.ts'
import { useCalls } from './use-control.ts'

const SHOWN = 5

export function LastAnswers() {
  const calls = useCalls().slice(0, SHOWN)
  return (
    <section aria-labelledby="answers">
      <h3 id="answers">{texts.lastAnswers}</h3>
      {calls.length === 0 ? <p className="quiet">{texts.noAnswers}</p> : null}
      <ol className="answers">
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same call may be made many times.
          <li key={index}>
            <b>{call.operation}</b> {call.outcome}
          </li>
        ))}
      </ol>
    </section>
  )
}
