import '@fontsource-variable/onest';
import '@fontsource-variable/unbounded';
import './rules-page.css';
import { offerSearch } from './page-search.ts';
import { offerPrint } from './print.ts';

offerSearch(document);
offerPrint(document);
