import { useState } from 'react'
import type { CustomerDetails } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { AdminEvents } from '../activity/AdminEvents.tsx'
import { News, type WhatHappened } from '../notes/News.tsx'
import { AccountEvents } from './AccountEvents.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerSessions } from './CustomerSessions.tsx'
import { CustomerState } from './CustomerState.tsx'
import { PanelSection } from './PanelSection.tsx'
import { ReviewsOfCustomer } from './ReviewsOfCustomer.tsx'

/** On a phone the state and what can be done about it come first; where there is room, the facts stand beside everything else. */
const COLUMNS = 'grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]'

export function CustomerOverview({ details }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomers)
  const [news, setNews] = useState<WhatHappened | null>(null)
  return (
    <>
      <News news={news} />
      <div className={COLUMNS}>
        <CustomerState details={details} onNews={setNews} />
        <div className="xl:row-span-2">
          <PanelSection title={t.factsTitle}>
            <CustomerFacts details={details} />
          </PanelSection>
        </div>
        <div className="grid grid-cols-1 gap-8">
          <CustomerSessions details={details} onNews={setNews} />
          <PanelSection title={t.reviewsTitle}>
            <ReviewsOfCustomer reviews={details.reviews} />
          </PanelSection>
          <PanelSection title={t.eventsTitle}>
            <AccountEvents events={details.events} />
          </PanelSection>
          <PanelSection title={t.adminEventsTitle}>
            {details.adminEvents.length > 0 ? (
              <AdminEvents events={details.adminEvents} />
            ) : (
              <p className="text-sm text-muted">{t.noAdminEvents}</p>
            )}
          </PanelSection>
        </div>
      </div>
    </>
  )
}
