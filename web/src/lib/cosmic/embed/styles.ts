import '../stage.css';
