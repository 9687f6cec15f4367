import { choiceStore } from '#web/mock/stores.ts'
import { texts } from './texts.ts'
import { useSettings } from './use-stores.ts'

export function NetworkSettings() {
  const { delayMilliseconds, offline } = useSettings()
  return (
    <section aria-labelledby="network">
      <h3 id="network">{texts.network}</h3>
      <label>
        {texts.delay}
        <select
          value={delayMilliseconds}
          onChange={event => choiceStore.change({ delayMilliseconds: Number(event.target.value) })}
        >
          {Object.entries(texts.delays).map(([milliseconds, label]) => (
            <option key={milliseconds} value={milliseconds}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="box">
        <input
          type="checkbox"
          checked={offline}
          onChange={event => choiceStore.change({ offline: event.target.checked })}
        />
        {texts.offline}
      </label>
      <button type="button" onClick={choiceStore.reset}>
        {texts.reset}
      </button>
    </section>
  )
}
