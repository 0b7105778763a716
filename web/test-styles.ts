// A component test draws a part of a page; the page would have brought these.
import '#styles/main.css'
import '#features/builder/styles.css'
import '#features/data-imports/styles.css'
import '#features/search/styles.css'
import '#features/users/styles.css'
