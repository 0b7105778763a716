import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { AccountSection } from '#accounts/own/AccountSection.tsx'
import { feedsQuery } from '#elections/calendar-feed/feed-queries.ts'
import { FeedList } from '#elections/calendar-feed/FeedList.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

/**
 * The private calendar links. Each is made on Coming Up with the filters set there, and can be renewed or removed here.
 */
export function CalendarSection() {
  const query = useQuery(feedsQuery)
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const feeds = query.data
  return (
    <AccountSection
      anchor="calendar"
      title="Calendar links"
      hint="Whoever has a link can see its election dates; nothing else."
    >
      <PartTrouble section="Your calendar links" answer={answer} />
      {!feeds && answer.progress === 'loading' && <SkeletonCards count={1} />}
      {feeds && (
        <>
          <FeedList label="Your calendar links" feeds={feeds} whenEmpty="You have no link." />
          <p>
            Make {feeds.length === 0 ? 'one' : 'another'} on <Link to="/coming-up">Coming Up</Link>, with the filters
            that you set there.
          </p>
        </>
      )}
    </AccountSection>
  )
}
