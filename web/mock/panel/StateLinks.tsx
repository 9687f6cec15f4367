import { operations } from 'virtual:plink-contract'
import { goToState } from '../go-to-state.ts'
import { SCREENS } from '../screen-states.ts'
import { statesOf } from '../states-of.ts'
import { visitPath } from '../visit.ts'
import { texts } from './texts.ts'

/** Straight to any state of the screen that is open, and to the gallery for those of all others. */
export function StateLinks({ onGo }: { onGo: () => void }) {
  const here = SCREENS.filter(({ path }) => path.split('?')[0] === location.pathname)
  const states = here.flatMap(screen => statesOf(screen, operations))
  return (
    <section aria-labelledby="states">
      <h3 id="states">{texts.states}</h3>
      {states.length === 0 ? <p className="quiet">{texts.noStates}</p> : null}
      <ul className="states">
        {states.map(({ id, screen }) => (
          <li key={id}>
            <a
              href={visitPath(screen.path, { state: id })}
              onClick={event => {
                event.preventDefault()
                onGo()
                goToState(id)
              }}
            >
              {id}
            </a>
          </li>
        ))}
      </ul>
      <a href="/gallery">{texts.gallery}</a>
    </section>
  )
}
