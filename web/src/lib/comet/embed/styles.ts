import '../land.css';
