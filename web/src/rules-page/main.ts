import '@fontsource-variable/onest';
import '@fontsource-variable/unbounded';
import './rules-page.css';
import { offerDiagrams } from './offer-diagrams.ts';
import { offerSearch } from './page-search.ts';
import { offerPrint } from './print.ts';

offerSearch(document);
offerPrint(document);
offerDiagrams(document);
