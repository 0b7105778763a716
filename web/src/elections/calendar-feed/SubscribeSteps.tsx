import styles from '#elections/calendar-feed/calendar-feed.module.css'

const programs = [
  {
    name: 'Google Calendar',
    steps: [
      'On a computer, open calendar.google.com.',
      'Beside “Other calendars”, press + and choose “From URL”.',
      'Paste the link and press “Add calendar”. Your phone shows it, too.',
    ],
  },
  {
    name: 'Outlook',
    steps: [
      'Open your calendar in Outlook on the web, and press “Add calendar”.',
      'Choose “Subscribe from web” and paste the link.',
      'Give it a name and press “Import”.',
    ],
  },
] as const

/** What the button of a calendar program on this device does not do: the two that are asked for on the web. */
export function SubscribeSteps() {
  return programs.map(({ name, steps }) => (
    <details key={name} className={styles.steps}>
      <summary>In {name}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {name} asks for changes by itself, some hours apart, and reminds you as you set it there; reminders of the atlas
        come with the file below.
      </p>
    </details>
  ))
}
