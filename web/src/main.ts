import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/palette.css';
import './look/tokens.css';
import './look/room.css';
import './look/lintel.css';
import './look/surfaces.css';
import './look/plaque.css';
import './look/tabs.css';
import './look/targets.css';
import './look/media.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
