import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/palette.css';
import './look/tokens.css';
import './look/shell.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
