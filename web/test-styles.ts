// A component test draws a part of a page; the page would have brought these.
import '#shared/styles/main.css'
