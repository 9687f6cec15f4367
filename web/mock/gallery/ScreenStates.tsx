import { operations } from 'virtual:plink-contract'
import { useState } from 'react'
import { AREAS, type Area, type ScreenInArea } from '#web/mock/screen-definition.ts'
import { allStates, SCREENS } from '#web/mock/screen-states.ts'
import { StateFrame } from './StateFrame.tsx'
import { texts } from './texts.ts'

const STATES = allStates(operations)
const WIDTHS = Object.entries(texts.widths).map(([value, label]) => ({ value, label }))

/** Every state of every screen, from the `*.states.ts` beside the pages. */
export function ScreenStates() {
  const [place, setPlace] = useState(areaPlace(AREAS[0]))
  const [filter, setFilter] = useState('')
  const [width, setWidth] = useState('360')
  const states = STATES.filter(({ id, screen }) => placesOf(screen).includes(place) && id.includes(filter))
  return (
    <>
      <div className="gallery-filters" lang="en" dir="ltr">
        <Select label={texts.screen} value={place} onChange={setPlace} options={placeOptions()} />
        <Select label={texts.width} value={width} onChange={setWidth} options={WIDTHS} />
        <label>
          {texts.search}
          <input type="search" value={filter} onChange={event => setFilter(event.target.value)} />
        </label>
        <p role="status">{texts.count(states.length)}</p>
      </div>
      <ul className="gallery-states">
        {states.map(state => (
          <StateFrame key={state.id} state={state} width={Number(width)} />
        ))}
      </ul>
    </>
  )
}

const areaPlace = (area: Area) => `area ${area}`

const placesOf = ({ area, id }: ScreenInArea) => [areaPlace(area), id]

function placeOptions() {
  return AREAS.filter(area => SCREENS.some(screen => screen.area === area)).flatMap(area => [
    { value: areaPlace(area), label: `${texts.all} ${area}` },
    ...SCREENS.filter(screen => screen.area === area).map(({ id }) => ({ value: id, label: `${area}: ${id}` })),
  ])
}

interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

function Select({ label, value, onChange, options }: SelectProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onChange(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
